import { ThemeChoice as Choice } from '@compute-market/patterns/shell/ThemeChoice';
import { useSnapshot } from 'valtio';
import { chooseTheme, theme } from './theme';

/** 浅色, 深色 or 跟随系统, with the store behind it. */
export function ThemeChoice() {
  return <Choice chosen={useSnapshot(theme).chosen} onChoose={chooseTheme} />;
}
