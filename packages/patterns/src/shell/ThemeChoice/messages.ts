/** Every word of the choice of a theme. */
export const themeMessages = {
  theme: '主题',
  names: { light: '浅色', dark: '深色', system: '跟随系统' },
} as const;
