export const cards = {
  pebble: { name: 'Pebble', text: 'Adds 1 to your heap.' },
  stone: { name: 'Stone', text: 'Adds 2 to your heap.' },
  rock: { name: 'Rock', text: 'Adds 3 to your heap.' },
  boulder: { name: 'Boulder', text: 'Adds 4 to your heap.' },
  magpie: { name: 'Magpie', text: 'Take a stone from the heap of another player and put it on yours. If there is none, nothing happens.' },
} as const;
