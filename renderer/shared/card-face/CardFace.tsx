import { memo, type ReactElement, useId, useMemo } from 'react';
import type { CardDefinition } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Language } from '../../../db/model/text.ts';
import { faceOf, type Rendering } from '../../sheets/face/face.ts';
import { faceLabel } from '../../sheets/face/label.ts';
import { paintShapes } from './paint.tsx';

interface CardFaceProps {
  readonly game: GameId;
  readonly card: CardDefinition;
  /** `full` by default. */
  readonly rendering?: Rendering;
  readonly language: Language;
  readonly className?: string;
}

/**
 * A card drawn from its data, sharp at any size: it fills the width that its class gives it. One picture to a screen
 * reader, named by name, kind and cost.
 */
export const CardFace = memo(function CardFace({
  game,
  card,
  rendering = 'full',
  language,
  className,
}: CardFaceProps): ReactElement {
  const id = useId();
  const face = useMemo(() => faceOf(game, card, rendering, language), [game, card, rendering, language]);
  const { defs, body } = useMemo(() => paintShapes(face.shapes, id), [face, id]);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${face.width} ${face.height}`}
      role="img"
      aria-label={faceLabel(card, language)}
      lang={language}
      strokeLinejoin="round"
      className={className}
    >
      <defs>{defs}</defs>
      {body}
    </svg>
  );
});
