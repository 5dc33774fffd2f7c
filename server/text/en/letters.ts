/** Letters that lead back to a seat. */
export const letters = {
  confirmSubject: 'Zastolye: is this your address?',
  confirm:
    'Somebody sits at the table under the name of {name} and would like to come back by letters to this address. If that is you, open the link and press the button. It works for a day.',
  enterSubject: 'Zastolye: back to your seat',
  enter: 'Here is the way back to your seat. Open the link and press the button. It works for half an hour, and once.',
  notYou: 'If that was not you, do nothing: without the press nothing happens.',
};
