export { type ParsedCost, parseCost } from './parse.ts';
export type { CardFilter, CostPart, CostText, DropPlace, GemLevel } from './part.ts';
export { printCost, printPart } from './print.ts';
