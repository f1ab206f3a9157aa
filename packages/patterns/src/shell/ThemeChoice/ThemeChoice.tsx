import { Segmented } from '@compute-market/components/segmented';
import { useId } from 'react';
import { themeMessages as messages } from './messages';
import { Root } from './ThemeChoice.styles';

export type ThemeName = keyof typeof messages.names;

export const themeNames: readonly ThemeName[] = ['light', 'dark', 'system'];

export interface ThemeChoiceProps {
  chosen: ThemeName;
  onChoose: (theme: ThemeName) => void;
}

const options = themeNames.map((value) => ({ value, label: messages.names[value] }));

/** What the pages look like: 浅色, 深色, or as the system is set. */
export function ThemeChoice({ chosen, onChoose }: ThemeChoiceProps) {
  const id = useId();
  return (
    <Root>
      <span id={id}>{messages.theme}</span>
      <Segmented size="sm" aria-labelledby={id} value={chosen} onValueChange={onChoose} options={options} />
    </Root>
  );
}
