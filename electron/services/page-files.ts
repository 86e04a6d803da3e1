import { readFileSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';

/**
 * What a page of ours may do: run and show what ships with the app, and call back. No inline style or script, no other
 * origin.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

export interface PageFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * A file of the built page for both hosts, with the headers that guard it. Nothing outside `root` is ever read, however
 * the path is written.
 * @param path the path of the address, still percent-encoded; `/` is index.html
 */
export function pageFile(root: string, path: string): PageFile {
  const file = containedPath(root, path === '/' ? '/index.html' : path);
  const type = file === null ? undefined : contentTypes[extname(file).toLowerCase()];
  if (file === null || type === undefined) return notFound;
  try {
    // The files are few and small: waiting for another thread takes longer than the reading, and a start waits for all.
    const body = new Uint8Array(readFileSync(file));
    return { status: 200, headers: headers(type), body };
  } catch {
    return notFound;
  }
}

/** The path of a file under `root`, or null where `path` would lead out of it or is no path at all. */
export function containedPath(root: string, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const base = resolve(root);
  const full = resolve(base, `.${decoded.startsWith('/') ? '' : '/'}${decoded}`);
  return full.startsWith(base + sep) ? full : null;
}

function headers(type: string): Readonly<Record<string, string>> {
  return {
    'content-type': type,
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  };
}

const notFound: PageFile = {
  status: 404,
  headers: headers('text/plain; charset=utf-8'),
  body: new TextEncoder().encode('Not found'),
};
