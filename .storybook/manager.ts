import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useAddonState } from 'storybook/manager-api';
import { readTheme, themeKey, type Theme } from './theme';

const id = 'compute-market/theme';
const words: Record<Theme, string> = { light: '浅色', dark: '深色' };

/**
 * Switches the stories between light and dark. Not a Storybook global: a changed global draws the story anew, an attribute does not.
 * Without JSX, since Storybook builds its manager without the automatic runtime.
 */
function ThemeTool() {
  const [theme, setTheme] = useAddonState<Theme>(id, readTheme());
  const other = theme === 'dark' ? 'light' : 'dark';
  const choose = () => {
    localStorage.setItem(themeKey, other);
    setTheme(other);
  };
  return createElement(
    Button,
    { padding: 'small', variant: 'ghost', ariaLabel: `主题：${words[theme]}。切换到${words[other]}`, onClick: choose },
    words[theme],
  );
}

const documents = 'Docs';

// The page of a component is called 说明 in the list; its address keeps Storybook's word.
addons.setConfig({
  sidebar: { renderLabel: ({ name, type }) => (type === 'docs' && name === documents ? '说明' : name) },
});

addons.register(id, () => {
  addons.add(`${id}/tool`, {
    type: types.TOOL,
    title: '主题',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(ThemeTool),
  });
});
