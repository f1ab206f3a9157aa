import { Chips } from '@compute-market/components/chips';
import { RadioCards, type RadioCardsProps } from '@compute-market/components/radio-cards';
import { SearchField } from '@compute-market/components/search-field';
import { Text } from '@compute-market/components/text';
import type { Image } from '@compute-market/contract/entities/image';
import { useState, type ReactNode } from 'react';
import { Head } from './ImagePicker.styles';
import { imagePickerMessages as words } from './messages';

/** An image that may be chosen. */
export interface PickableImage {
  readonly key: string;
  readonly image: Image;
  /** Under which chip it stands. */
  readonly group: string;
  readonly tag?: ReactNode;
  /** Its size, or how long it takes. */
  readonly fact: ReactNode;
  /** Why it cannot be chosen; null where it can. */
  readonly obstacle: string | null;
}

interface ImagePickerProps extends Pick<RadioCardsProps, 'columns' | 'marks'> {
  readonly label: string;
  /** In the order in which they and their groups are shown. */
  readonly images: readonly PickableImage[];
  readonly value: string;
  readonly onValueChange: (key: string) => void;
}

const finds = (text: string, { image }: PickableImage): boolean =>
  `${image.LongDisplayName} ${image.ShortDisplayName} ${image.Brief}`.toLowerCase().includes(text.trim().toLowerCase());

/** Chooses a system by group, or by name through all of them: for an order, and for a new system. */
export function ImagePicker({ label, images, value, ...cards }: ImagePickerProps) {
  const [group, setGroup] = useState<string>();
  const [text, setText] = useState('');
  const groups = [...new Set(images.map((each) => each.group))];
  const current = group ?? images.find(({ key }) => key === value)?.group ?? groups[0] ?? '';
  const isSearching = text.trim() !== '';
  const shown = images.filter((each) => (isSearching ? finds(text, each) : each.group === current));
  return (
    <>
      <Head>
        {groups.length > 1 && (
          <Chips
            aria-label={words.kind}
            options={groups.map((each) => ({ value: each, label: each }))}
            value={current}
            onValueChange={setGroup}
            disabled={isSearching}
          />
        )}
        <SearchField placeholder={words.search} value={text} onValueChange={setText} />
      </Head>
      {shown.length === 0 ? (
        <Text size="small" tone="tertiary" role="status">
          {words.none}
        </Text>
      ) : (
        <RadioCards
          aria-label={label}
          {...cards}
          value={value}
          cards={shown.map(({ key, image, tag, fact, obstacle }) => ({
            value: key,
            title: image.ShortDisplayName,
            tag,
            detail: image.Brief,
            fact,
            disabled: obstacle !== null,
            reason: obstacle,
          }))}
        />
      )}
    </>
  );
}
