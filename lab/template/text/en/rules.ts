export const rules = {
  sections: [
    {
      id: '1',
      title: 'Set-up',
      rules: {
        'CRN-001': 'Two to five players. The deck is made of stones, which weigh something, and of magpies.',
        'CRN-002': 'The cards are shuffled; everybody is dealt three, the rest is the deck.',
        'CRN-003': 'Chance decides who begins; then it goes clockwise.',
      },
    },
    {
      id: '2',
      title: 'The turn',
      rules: {
        'CRN-004': 'On your turn you play one card of your hand. With an empty hand you play none.',
        'CRN-005': 'A stone is put on your own heap, for all to see.',
        'CRN-006': 'A magpie does what it says and goes to the discard pile.',
        'CRN-007': 'Then you draw one card, if the deck has any.',
        'CRN-008': 'A magpie takes one stone from the heap of another player and puts it on yours. If there is none, nothing happens.',
      },
    },
    {
      id: '3',
      title: 'The end',
      rules: {
        'CRN-009': 'Who has a heap of 12 or more after playing a card wins at once.',
        'CRN-010': 'If all hands and the deck are empty, the biggest heap wins. Equally big ones share the victory.',
      },
    },
  ],
} as const;
