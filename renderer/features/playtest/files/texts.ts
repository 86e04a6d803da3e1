import { defineTexts } from '../../../shared/i18n/define-texts.ts';

/** The words of replay and position files. */
export const fileTexts = defineTexts('playtest-files', {
  en: {
    open: 'Open a file …',
    openTitle: 'Open a replay or a position',
    openWords: 'Paste the text of a replay or position file, drop the file here, or choose it.',
    text: 'Text of the file',
    choose: 'Choose a file …',
    confirm: 'Open',
    leave: 'Leave',
    empty: 'Nothing to open yet.',
    faults: { one: 'The position has a fault:', other: 'The position has {{count}} faults:' },
    faultAt: '{{at}}: {{what}}',
    position: 'Position',
    saveReplay: 'Save as a replay file',
    savePosition: 'Save this table as a position file',
    copyPosition: 'Copy this table as a position',
    positionCopied: 'The position was copied.',
    replayName: '{{name}} replay',
    positionName: '{{name}} turn {{turn}} position',
    otherEnd:
      'This replay ends in another way here than where it was recorded: some cards or rules are of another version. All its actions are kept.',
    deckGone: 'The deck “{{deck}}” is no longer there. The game has kept its own list of the cards.',
  },
  ja: {
    open: 'ファイルを開く…',
    openTitle: 'リプレイ・局面を開く',
    openWords: 'リプレイか局面のファイルの内容を貼り付けるか、ファイルをここにドロップするか、選んでください。',
    text: 'ファイルの内容',
    choose: 'ファイルを選ぶ…',
    confirm: '開く',
    leave: 'やめる',
    empty: 'まだ内容がありません。',
    faults: '局面に{{count}}件の誤りがあります：',
    faultAt: '{{at}}：{{what}}',
    position: '局面',
    saveReplay: 'リプレイファイルとして保存',
    savePosition: 'この局面をファイルに保存',
    copyPosition: 'この局面をコピー',
    positionCopied: '局面をコピーしました。',
    replayName: '{{name}} リプレイ',
    positionName: '{{name}} 第{{turn}}ターンの局面',
    otherEnd:
      'このリプレイは、記録されたときと異なる局面で終わります。一部のカードかルールのバージョンが異なります。操作はすべて残っています。',
    deckGone: 'デッキ「{{deck}}」は削除されています。このゲームは当時のカードの一覧を保持しています。',
  },
});
