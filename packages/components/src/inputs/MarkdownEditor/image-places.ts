import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface PlaceChange {
  add?: { id: string; position: number };
  remove?: string;
}

interface PlaceSpec {
  id?: string;
}

const key = new PluginKey<DecorationSet>('imagePlaces');

const mark = () => {
  const element = document.createElement('span');
  element.dataset.part = 'image-place';
  element.ariaHidden = 'true';
  return element;
};

/** Where a picture that is under way will stand; undefined when its place was deleted meanwhile. */
export const imagePlace = (state: EditorState, id: string): number | undefined =>
  key.getState(state)?.find(undefined, undefined, (spec: PlaceSpec) => spec.id === id)[0]?.from;

/** Says where a picture goes, or that its place is no longer needed. */
export const changeImagePlace = (state: EditorState, change: PlaceChange) =>
  state.tr.setMeta(key, change).setMeta('addToHistory', false);

/** Holds the places of pictures while they are uploaded and the text around them changes. */
export const ImagePlaces = Extension.create({
  name: 'imagePlaces',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, places) => {
            const mapped = places.map(transaction.mapping, transaction.doc);
            const change = transaction.getMeta(key) as PlaceChange | undefined;
            // On the left side of the caret: what is written on stands after the picture.
            if (change?.add)
              return mapped.add(transaction.doc, [
                Decoration.widget(change.add.position, mark, { id: change.add.id, side: -1 }),
              ]);
            return change?.remove === undefined
              ? mapped
              : mapped.remove(mapped.find(undefined, undefined, (spec: PlaceSpec) => spec.id === change.remove));
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});
