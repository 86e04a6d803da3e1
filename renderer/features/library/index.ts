export { LibraryScreen } from './LibraryScreen.tsx';
