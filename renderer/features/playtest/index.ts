export { PlaytestScreen } from './PlaytestScreen.tsx';
export { PlaytestList } from './saved/PlaytestList.tsx';
