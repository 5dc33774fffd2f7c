type Environment = { readonly [name: string]: string | undefined };

/** How people may be called to a table. What the host has not set up is not offered to anybody. */
export interface CallsConfig {
  /** PUBLIC_URL: under which address people know this place; letters and messages need it for their links. */
  readonly url: string | null;
  /** WEB_PUSH=0: browsers are not called. */
  readonly push: boolean;
  /** SMTP_URL, MAIL_FROM: through which server letters go, and from whom. */
  readonly mail: { readonly server: string; readonly from: string } | null;
  /** TELEGRAM_TOKEN, TELEGRAM_API: the bot that people write to. */
  readonly telegram: { readonly token: string; readonly api: string } | null;
  /** WEBHOOKS=1: people may name an address that is told. */
  readonly webhooks: boolean;
  /** CALLS_ALLOW: hosts that may be written to although they are not in the open net, separated by commas. */
  readonly allow: readonly string[];
}

const given = (env: Environment, name: string): string | null => {
  const text = env[name];
  return text === undefined || text === '' ? null : text;
};

function address(env: Environment, name: string, schemes: readonly string[]): URL | null {
  const text = given(env, name);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !schemes.includes(url.protocol))
    throw new Error(`${name} must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`);
  return url;
}

export function callsFrom(env: Environment): CallsConfig {
  const url = address(env, 'PUBLIC_URL', ['http:', 'https:']);
  const smtp = address(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const api = address(env, 'TELEGRAM_API', ['http:', 'https:']);
  const token = given(env, 'TELEGRAM_TOKEN');
  // Whoever asks could name any host in a request: links in letters must not follow it.
  if (smtp !== null && url === null) throw new Error('SMTP_URL needs PUBLIC_URL: letters hold links to this place');
  return {
    url: url?.origin ?? null,
    push: env.WEB_PUSH !== '0',
    mail: smtp === null ? null : { server: smtp.href, from: given(env, 'MAIL_FROM') ?? `Zastolye <no-reply@${url?.hostname}>` },
    telegram: token === null ? null : { token, api: api?.origin ?? 'https://api.telegram.org' },
    webhooks: env.WEBHOOKS === '1',
    allow: (given(env, 'CALLS_ALLOW') ?? '').split(',').flatMap((host) => (host.trim() === '' ? [] : [host.trim().toLowerCase()])),
  };
}
