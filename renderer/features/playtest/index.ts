export { PlaytestList } from './PlaytestList.tsx';
export { PlaytestScreen } from './PlaytestScreen.tsx';
