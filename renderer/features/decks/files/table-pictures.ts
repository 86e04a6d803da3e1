import { zip } from 'fflate';
import type { LibraryCard } from '../../../../db/model/card.ts';
import type { GameId } from '../../../../db/model/game.ts';
import type { Language } from '../../../../db/model/text.ts';
import { loadFacesFonts, paintFace } from '../../../shared/card-face/paint-canvas.ts';
import { call } from '../../../shared/client/bridge.ts';
import { backOf } from '../../../sheets/face/back.ts';
import { faceOf } from '../../../sheets/face/face.ts';
import type { Face } from '../../../sheets/face/shapes.ts';
import { sizeOfGame } from '../../../sheets/face/size.ts';
import type { ExportedFile } from './use-export.ts';

type Pictures = NonNullable<ExportedFile['pictures']>;
type Sheet = Pictures['sheets'][number];

/** The most pixels that a picture may have in a row or column, and the most that Tabletop Simulator makes good use of. */
const mostPixels = 4096;
const fullSheet = { columns: 10, rows: 7 };

/** Cards painted before the window may draw itself again. */
const atATime = 5;

/**
 * A deck for Tabletop Simulator with the pictures that it names, in one zip file. The faces are drawn by the program.
 * @throws where the page cannot draw or the library does not answer
 */
export async function packedTable(
  game: GameId,
  file: ExportedFile,
  language: Language,
): Promise<{ readonly fileName: string; readonly content: Blob }> {
  const pictures = file.pictures ?? { sheets: [], back: '' };
  const files: Record<string, Uint8Array> = { [file.fileName]: new TextEncoder().encode(file.text) };
  for (const sheet of pictures.sheets) files[sheet.fileName] = await drawSheet(game, sheet, language);
  files[pictures.back] = await drawBack(game);
  const content = await packed(files);
  return { fileName: file.fileName.replace(/\.json$/u, '.zip'), content };
}

/** Pixels per millimetre at which a full sheet is as large as it may be. */
function scaleFor(game: GameId): number {
  const { width, height } = sizeOfGame(game);
  return mostPixels / Math.max(width * fullSheet.columns, height * fullSheet.rows);
}

async function drawSheet(game: GameId, sheet: Sheet, language: Language): Promise<Uint8Array> {
  const faces = await facesOf(game, sheet.cards, language);
  await loadFacesFonts(faces);
  const scale = scaleFor(game);
  const size = sizeOfGame(game);
  const [width, height] = [Math.floor(size.width * scale), Math.floor(size.height * scale)];
  const picture = new OffscreenCanvas(width * sheet.columns, height * sheet.rows);
  const canvas = contextOf(picture);
  for (const [place, face] of faces.entries()) {
    if (place % atATime === 0) await new Promise((goOn) => setTimeout(goOn));
    const [left, top] = [(place % sheet.columns) * width, Math.floor(place / sheet.columns) * height];
    paintFace(canvas, face, left, top, scale);
  }
  return pngOf(picture);
}

async function drawBack(game: GameId): Promise<Uint8Array> {
  const back = backOf(game);
  const scale = scaleFor(game);
  const picture = new OffscreenCanvas(Math.floor(back.width * scale), Math.floor(back.height * scale));
  paintFace(contextOf(picture), back, 0, 0, scale);
  return pngOf(picture);
}

/** The faces of cards by id, in their order; a card that the library does not have is a blank one with its id. */
async function facesOf(game: GameId, ids: readonly string[], language: Language): Promise<readonly Face[]> {
  const answer = await call('library.get', { game, ids: [...ids] });
  if (!answer.ok) throw new Error(answer.error.message.en);
  const known = new Map<string, LibraryCard>(answer.value.cards.map((card) => [card.id, card]));
  return ids.map((id) => {
    const card = known.get(id);
    return card === undefined ? blankFace(game, id) : faceOf(game, card.card, 'full', language);
  });
}

function blankFace(game: GameId, id: string): Face {
  const size = sizeOfGame(game);
  const { width, height } = size;
  return {
    ...size,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width, height, fill: '#f6f2ea' },
      {
        kind: 'text',
        x: width / 2,
        y: height / 2,
        size: 4,
        weight: 700,
        anchor: 'middle',
        fill: '#221e19',
        text: id,
        maxWidth: width,
      },
    ],
  };
}

function contextOf(picture: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const canvas = picture.getContext('2d');
  if (canvas === null) throw new Error('no canvas of this size can be had');
  return canvas;
}

async function pngOf(picture: OffscreenCanvas): Promise<Uint8Array> {
  const blob = await picture.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}

function packed(files: Readonly<Record<string, Uint8Array>>): Promise<Blob> {
  return new Promise((done, failed) => {
    // Pictures are packed already; no worker, which the page's policy would have to let in.
    zip({ ...files }, { level: 0, consume: false }, (fault, bytes) => {
      if (fault === null) done(new Blob([new Uint8Array(bytes)], { type: 'application/zip' }));
      else failed(fault);
    });
  });
}
