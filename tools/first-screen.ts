import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Names the files of the first screen in the page, so that they are on their way while the small entry runs, which
 * fetches them by an import of its own.
 * @param start the end of the path of the module that the entry imports
 */
export function firstScreen(start: string): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = new Map<string, Rolldown.OutputChunk>();
        const collect = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
          if (chunk?.type !== 'chunk' || chunks.has(chunk.fileName)) return;
          chunks.set(chunk.fileName, chunk);
          for (const name of chunk.imports) collect(bundle[name]);
        };
        collect(Object.values(bundle).find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(start)));
        if (chunks.size === 0) throw new Error(`first-screen: no part of the page begins with ${start}`);
        const scripts = [...chunks.values()].filter((chunk) => !chunk.isEntry);
        const sheets = new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        return [
          ...scripts.map(({ fileName }) => link({ rel: 'modulepreload', href: `./${fileName}` })),
          ...[...sheets].map((fileName) => link({ rel: 'stylesheet', href: `./${fileName}` })),
        ];
      },
    },
  };
}

function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
