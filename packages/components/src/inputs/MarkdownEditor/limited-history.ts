import { Extension } from '@tiptap/core';
import { history, isHistoryTransaction, redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import { Plugin, PluginKey, type Command, type EditorState } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    limitedHistory: {
      /** Takes the last change back. */
      undo: () => ReturnType;
      /** Makes the change that was taken back again. */
      redo: () => ReturnType;
    };
  }
}

/** The history keeps at most 20 steps (product §5). */
export const historySteps = 20;

const floorKey = new PluginKey<number>('historyFloor');

/**
 * The history beneath drops old steps only in heaps and may hold twice its depth. The floor is how many of its oldest steps are out of
 * reach, so that exactly 20 can be taken back.
 */
const nextFloor = (floor: number, before: EditorState, after: EditorState) => {
  const dropped = Math.max(0, undoDepth(before) + 1 - undoDepth(after));
  const kept = undoDepth(after) < undoDepth(before) ? Math.max(0, floor - dropped) : floor;
  return Math.max(kept, undoDepth(after) - historySteps);
};

/** How many steps can be taken back now. */
export const stepsToUndo = (state: EditorState) => Math.max(0, undoDepth(state) - (floorKey.getState(state) ?? 0));

export const stepsToRedo = (state: EditorState): number => Number(redoDepth(state));

const limitedUndo: Command = (state, dispatch) => stepsToUndo(state) > 0 && undo(state, dispatch);

/** Undo and redo with exactly 20 steps, from buttons, keys and the system's own menu. */
export const LimitedHistory = Extension.create({
  name: 'limitedHistory',

  addCommands() {
    return {
      undo:
        () =>
        ({ state, dispatch }) =>
          limitedUndo(state, dispatch),
      redo:
        () =>
        ({ state, dispatch }) =>
          redo(state, dispatch),
    };
  },

  addKeyboardShortcuts() {
    return {
      'Mod-z': () => this.editor.commands.undo(),
      'Mod-y': () => this.editor.commands.redo(),
      'Shift-Mod-z': () => this.editor.commands.redo(),
    };
  },

  addProseMirrorPlugins() {
    const floor = new Plugin<number>({
      key: floorKey,
      state: {
        init: () => 0,
        apply: (transaction, value, before, after) =>
          transaction.docChanged && !isHistoryTransaction(transaction) ? nextFloor(value, before, after) : value,
      },
      props: {
        handleDOMEvents: {
          beforeinput: (view, event) => {
            if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
            event.preventDefault();
            (event.inputType === 'historyUndo' ? limitedUndo : redo)(view.state, view.dispatch);
            return true;
          },
        },
      },
    });
    // The history comes first among the states, so that the floor is counted from what it now holds.
    return [history({ depth: historySteps }), floor];
  },
});
