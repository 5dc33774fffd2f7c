/** The map for the terminal: tiles by their colour's letter, and figures. */
export const sketch = {
  start: ['Toilet', 'Post A', 'Post B', 'Rooftop'],
  rick: 'Rick',
  jaguar: 'Jag',
  /** The letter repeats the colour for people who cannot tell the colours apart (PKL-004). */
  letters: { red: 'R', blue: 'B', grey: 'G' },
};
