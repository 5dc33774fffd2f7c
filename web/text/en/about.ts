import type { Translation } from '#engine';

/** Words of the page about the project. */
export const about = {
  title: 'About',
  lead: 'Five tabletop games in the browser with every rule enforced: online with friends, on one screen, or against bots.',
  unofficial: 'Unofficial',
  marks:
    'Zastolye is a fan project. It is not affiliated with, endorsed by or connected to the publishers or owners of the games. Rick and Morty belongs to Cartoon Network, Adult Swim and Warner Bros. Discovery; Fluxx to Looney Labs; Unstable Unicorns to Unstable Games and TeeTurtle; Smash Up to Alderac Entertainment Group; The Rickshank Rickdemption and The Pickle Rick Game to Cryptozoic Entertainment. All names are used to say which rules are played.',
  pictures: 'Pictures and letters',
  art: 'Pictures are composed from Fluent Emoji by Microsoft (MIT licence) and signs from game-icons.net (CC BY 3.0) by Lorc, Delapouite and others. Typefaces: Onest, Rubik, Unbounded, Nunito, Balsamiq Sans, Dela Gothic One, Tektur, Russo One, all under the Open Font License. The whole list is in the NOTICE file of the source.',
  fairness: 'Fairness',
  fairnessText:
    'Before the first card the server publishes the hash of a secret 256-bit number. When the match is over it publishes the number, and your own browser plays the whole journal again and says whether it matches.',
  privacy: 'Privacy',
  privacyText: 'No account, no tracking. A signed cookie remembers who you are; your name and your matches are on this server only.',
  programs: 'For programmers',
  api: 'Everything that the pages can do, a program can do too. The interface is described at',
} as const;

export type AboutText = Translation<typeof about>;
