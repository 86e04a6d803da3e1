import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
        collect(
          Object.values(bundle).find(
            (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(start)),
          ),
        );
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

/**
 * Puts everything that the first screen needs into one file: what it shares with screens that load later would else be
 * split into dozens of small ones, and each is asked for by itself. The entry keeps what is its own, as it runs before.
 * @param entry the page's entry, from the project's folder
 * @param start the module that the entry imports when it has asked for the data
 */
export function firstScreenFile(entry: string, start: string): Rolldown.CodeSplittingOptions {
  let before: ReadonlySet<string> | undefined;
  let needed: ReadonlySet<string> | undefined;
  return {
    // The entry's own modules would else follow those that import them.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'first screen',
        name(id, modules) {
          before ??= importedBy(modules, entry);
          needed ??= importedBy(modules, start);
          return needed.has(id) && !before.has(id) ? 'first-screen' : null;
        },
      },
    ],
  };
}

/** A module and all that it imports, without what it loads later. */
function importedBy(modules: Rolldown.ChunkingContext, file: string): Set<string> {
  const found = new Set<string>();
  const collect = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported);
  };
  collect(join(root, file));
  return found;
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
