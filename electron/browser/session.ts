import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const cookieName = 'costwise-session';

/** Who may talk to the host: the page that was opened with the one-time token, and from then on its cookie. */
export interface Session {
  /** Stands in the address that is printed; works once. */
  readonly token: string;
  /** Takes the token in exchange for the cookie. @returns the `set-cookie` header, or null where the token is not (or no longer) good */
  exchange(token: string): string | null;
  hasCookie(request: IncomingMessage): boolean;
}

export function createSession(): Session {
  const token = randomBytes(24).toString('base64url');
  const secret = randomBytes(24).toString('base64url');
  let used = false;
  return {
    token,
    exchange(given) {
      if (used || !same(given, token)) return null;
      used = true;
      return `${cookieName}=${secret}; Path=/; HttpOnly; SameSite=Strict`;
    },
    hasCookie(request) {
      const cookies = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
      return cookies.some((cookie) => same(cookie, `${cookieName}=${secret}`));
    },
  };
}

function same(given: string, secret: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}
