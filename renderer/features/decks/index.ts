export { DeckScreen } from './DeckScreen.tsx';
