/** The bases for the terminal. */
export const sketch = { vp: 'VP', goal: 'to', full: 'full' };
