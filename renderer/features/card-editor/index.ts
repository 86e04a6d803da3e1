export { CardEditorScreen } from './CardEditorScreen.tsx';
