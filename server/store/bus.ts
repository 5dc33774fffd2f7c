/** What nodes tell each other. Nothing rests on it: a word that is lost is made up for by looking at the positions of watched matches. */
export interface Word {
  /** The match has changed in the store, or somebody has come to the table or has gone. */
  readonly about: 'match' | 'presence';
  readonly match: string;
}

export interface Bus {
  /** To all other nodes, soon; words of one moment travel together. */
  tell(word: Word): void;
  /** `missed`: there may have been words that were not heard. */
  listen(hear: (word: Word) => void, missed: () => void): void;
  close(): Promise<void>;
}
