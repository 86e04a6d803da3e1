import { describe, expect, test } from 'vitest';
import { readDeck } from './deck.ts';
import { bundledCards, resolverOf } from './testing/cards.ts';

const resolver = resolverOf(bundledCards);
const read = (text: string) => readDeck(text, resolver, { format: null, game: null, language: 'ja' });

describe('files of other programs, found out by their content', () => {
  test.each([
    [
      'octgn',
      `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593">\n <section name="Main" shared="False">\n  <card qty="3" id="00000000-0000-0000-0000-000000000000">Goradon</card>\n </section>\n</deck>`,
    ],
    [
      'cockatrice',
      `<?xml version="1.0"?>\n<cockatrice_deck version="1">\n <deckname>x</deckname>\n <zone name="main">\n  <card number="3" price="0" name="Goradon"/>\n </zone>\n</cockatrice_deck>`,
    ],
    [
      'lackey',
      `<deck version="0.8"><meta><game>Battle Spirits</game></meta><superzone name="Deck">${'<card><name id="">Goradon</name><set>BS01</set></card>'.repeat(3)}</superzone></deck>`,
    ],
    ['yaml', 'cards:\n  BS01-001: 3 # ゴラドン\n'],
    [
      'tcg-arena',
      '[{"title":"x","id":"1","game":"Battle Spirits","deckList":{"categoriesOrder":["Spirit"],"Spirit":[{"count":3,"id":"BS01-001"}]}}]',
    ],
    [
      'tabletop-simulator',
      JSON.stringify({
        SaveName: 'x',
        ObjectStates: [
          {
            Name: 'Deck',
            DeckIDs: [100, 100, 100],
            ContainedObjects: Array.from({ length: 3 }, () => ({ Name: 'Card', Nickname: 'Goradon' })),
          },
        ],
      }),
    ],
    [
      'json',
      '{"format":"costwise.starter-deck/1","id":"x","game":"battle-spirits","name":{"en":"x"},"about":{"en":"x"},"lines":[{"card":"BS01-001","count":3}]}',
    ],
    ['text', '3 Goradon'],
  ])('%s', (detected, text) => {
    expect(read(text)).toMatchObject({
      ok: true,
      value: {
        detected,
        game: 'battle-spirits',
        cards: [{ card: 'BS01-001', name: 'ゴラドン', count: 3, zone: 'main' }],
        unresolved: [],
      },
    });
  });

  test('A-71: keys that stand twice in a YAML list add up', () => {
    expect(read('cards:\n  BS01-001: 1\n  BS01-002: 2\n  BS01-001: 2\n')).toMatchObject({
      ok: true,
      value: {
        cards: [
          { card: 'BS01-001', count: 3 },
          { card: 'BS01-002', count: 2 },
        ],
      },
    });
  });

  test('more than one deck in a file is said', () => {
    const deck = '{"title":"x","deckList":{"Main":[{"count":1,"id":"BS01-001"}]}}';
    expect(read(`[${deck},${deck}]`)).toMatchObject({ ok: true, value: { warnings: [{ code: 'more-decks' }] } });
  });
});

describe('what is no deck says why and where', () => {
  const laughs = `<?xml version="1.0"?>\n<!DOCTYPE lolz [\n<!ENTITY lol "lol">\n${Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i || ''};`.repeat(10)}">`).join('\n')}\n]>\n<deck><section name="Main"><card qty="1">&lol9;</card></section></deck>`;
  test.each([
    ['a bomb of entities', laughs, 'document type'],
    [
      'an entity of nobody',
      '<deck><section name="Main"><card qty="1">&nobody;</card></section></deck>',
      'not valid XML',
    ],
    ['XML that does not close', '<deck>\n<section name="Main">\n</deck>', 'not valid XML (line 3'],
    ['XML of something else', '<html><body/></html>', '<html>'],
    ['deep XML', `${'<deck>'.repeat(100)}${'</deck>'.repeat(100)}`, 'deep'],
    ['broken JSON', '{"format": "costwise.deck/1",\n "cards": [}', 'line 2'],
    ['JSON of something else', '{"a": 1}', 'no deck that is known'],
    [
      'our JSON with a wrong count',
      '{"format":"costwise.deck/1","cards":[{"card":"BS01-001","count":"3"}]}',
      'cards.0.count',
    ],
    ['a TCG Arena deck without counts', '[{"deckList":{"Main":[{"id":"BS01-001"}]}}]', 'deckList.Main.0.count'],
    ['broken YAML', 'cards:\n  BS01-001: 3\n bad: [', 'YAML'],
    ['a cut share code', 'costwise1:AAAA', 'damaged'],
    ['a changed share code', 'costwise1:AAAAAAAAAAAAAAAAAAAA', 'damaged'],
    ['a huge file', 'x'.repeat(20_000_001), '20 MB'],
  ])('%s', (_name, text, message) => {
    const start = performance.now();
    const result = read(text);
    expect(result).toMatchObject({ ok: false, error: { message: { en: expect.stringContaining(message) } } });
    if (!result.ok) expect(result.error.message.ja).toMatch(/[ぁ-ん]/);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
