import type { LocaleWords } from '../../foundation/LocaleProvider/locale';

export const actions = {
  button: { loading: 'Working' },
  copyButton: {
    label: 'Copy',
    copied: 'Copied',
    failed: 'Copying failed. Select the text and copy it by hand',
  },
  link: { external: ' (opens in a new window)' },
} satisfies Partial<LocaleWords>;
