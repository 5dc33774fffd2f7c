/** What nodes tell each other. Nothing rests on it: a word that is lost is made up for by looking again from time to time. */
export interface Word {
  /**
   * `match`: it has changed in the store. `presence`: somebody has come to the table of this match or has gone. `person`: somebody has signed devices
   * out or does not want to hear somebody. `shown`: the page of who sits at the table of this match has shown everything up to `at`.
   */
  readonly about: 'match' | 'presence' | 'person' | 'shown';
  readonly id: string;
  readonly at?: number;
}

export interface Bus {
  /** To all other nodes, soon; words of one moment travel together. */
  tell(word: Word): void;
  /** `missed`: there may have been words that were not heard. */
  listen(hear: (word: Word) => void, missed: () => void): void;
  close(): Promise<void>;
}
