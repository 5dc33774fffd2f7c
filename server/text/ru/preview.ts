import type { preview as en } from '../en/preview.ts';

export const preview: typeof en = {
  brand: 'Застолье',
  lead: 'Настольные игры в браузере, за правилами следит стол: по ссылке с друзьями, за одним экраном или против ботов.',
  invites: (name) => `${name} накрывает на стол. Откройте ссылку и садитесь: без регистрации.`,
  daily: 'расклад дня',
  rules: 'как играть',
};
