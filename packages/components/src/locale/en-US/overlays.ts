import type { LocaleWords } from '../../foundation/LocaleProvider/locale';
import { count } from './plural';

export const overlays = {
  commandPalette: {
    title: 'Quick access',
    placeholder: 'Search pages, instances and actions',
    list: 'Results',
    found: (found) => count(found, 'result'),
    none: 'No results. Try other words',
    move: 'Select',
    run: 'Open',
    close: 'Close',
  },
  confirmDialog: {
    confirm: 'OK',
    cancel: 'Cancel',
    effects: { stops: 'Stops', keeps: 'Is kept', bills: 'Keeps costing' },
    backedUp: 'I have backed up my important data',
    typeName: (name) => `Type ${name} to confirm`,
  },
  dialog: { close: 'Close' },
  infoTip: { label: 'More information' },
  lightbox: {
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    open: 'Open original',
    unnamed: 'Picture',
    failed: 'The picture could not be loaded',
    position: (now, all) => `${now} / ${all}`,
  },
  typeToConfirm: {
    label: (name) => `Type ${name} to confirm`,
    differs: (name) => `This is not ${name}. Check it and type it again`,
  },
} satisfies Partial<LocaleWords>;
