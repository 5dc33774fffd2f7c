import type { Translation } from '#engine';

/** Words of the page for when there is no network. */
export const offlinePage = {
  title: 'Without a network',
  lead: 'Games that are downloaded are played against bots or on one screen, anywhere. Friends and the deals of the day wait until there is a network.',
  here: 'downloaded',
  get: 'Download',
  getting: 'Downloading…',
  failed: 'That did not work. Is there a network, and room on the device?',
  none: 'This browser keeps no games: it needs a page over https, and not a private window.',
  size: '{kb} KB with its rules',
  used: 'Taken: {mb} MB.',
  byItself: 'A game that you play to its end here stays by itself.',
  needsNet: 'To download more, a network is needed.',
  oldest: 'Where room runs short, the game that you have not played for longest goes first.',
  install: 'Put Zastolye among your games?',
  installText: 'It opens from the screen of the phone, without a network too. No shop is needed.',
  yes: 'Put it there',
  no: 'Not now',
  byHand: 'In the menu of the browser: «Add to home screen».',
};

export type OfflinePageText = Translation<typeof offlinePage>;
