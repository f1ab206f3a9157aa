// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { expect, test } from 'vitest';
import { editorExtensions } from './editor-extensions';
import { stepsToUndo } from './limited-history';

const open = () => new Editor({ element: document.createElement('div'), extensions: editorExtensions('') });
const write = (editor: Editor, ...signs: readonly (string | number)[]) => {
  for (const sign of signs) editor.view.dispatch(closeHistory(editor.state.tr).insertText(`${sign} `));
};
const count = (to: number) => Array.from({ length: to }, (_, index) => index + 1);
const undoAll = (editor: Editor) => count(99).filter(() => editor.commands.undo()).length;
const redoAll = (editor: Editor) => count(99).filter(() => editor.commands.redo()).length;

test.each([1, 19, 20, 21, 39, 40, 41, 42, 47, 63, 200])(
  'of %i steps at most 20 can be taken back, and made again',
  (steps) => {
    const editor = open();
    write(editor, ...count(steps));
    const whole = editor.getText();
    const able = Math.min(20, steps);
    expect(stepsToUndo(editor.state)).toBe(able);
    expect(undoAll(editor)).toBe(able);
    expect(editor.getText().trim()).toBe(count(steps - able).join(' '));
    expect(redoAll(editor)).toBe(able);
    expect(editor.getText()).toBe(whole);
    editor.destroy();
  },
);

test('steps written after some were taken back count anew, whenever the history beneath drops its oldest', () => {
  const editor = open();
  for (let round = 0; round < 12; round += 1) {
    write(editor, ...count(13));
    count(5).forEach(() => editor.commands.undo());
    write(editor, 'x');
    expect(stepsToUndo(editor.state)).toBe(round === 0 ? 9 : 16);
  }
  expect(undoAll(editor)).toBe(16);
  editor.destroy();
});
