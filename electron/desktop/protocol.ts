import { protocol, type Session } from 'electron';
import { pageFile } from '../services/page-files.ts';

const scheme = 'app';

/** The origin of the page in the desktop host. */
export const pageOrigin = `${scheme}://costwise`;
export const pageAddress = `${pageOrigin}/index.html`;

/** Must run before the app is ready: the scheme is a standard, secure one, so that the page has an origin of its own. */
export function announceProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the files of the built page, and nothing else, under app://costwise. */
export function serveProtocol(session: Session, pageDir: string): void {
  // The older call on purpose: protocol.handle makes web streams of every answer, which costs a start some 50 ms.
  session.protocol.registerBufferProtocol(scheme, (request, answer) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' || `${url.protocol}//${url.host}` !== pageOrigin) {
      answer({ statusCode: 403, data: Buffer.alloc(0) });
      return;
    }
    const { status, headers, body } = pageFile(pageDir, url.pathname);
    answer({ statusCode: status, headers: { ...headers }, data: Buffer.from(body.buffer) });
  });
}
