import '@compute-market/tokens/fonts.css';
import '@compute-market/tokens/tokens.css';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { GlobalStyle } from '@compute-market/components/global-style';
import { enUS } from '@compute-market/components/locale/en-US';
import { zhCN } from '@compute-market/components/locale/zh-CN';
import { LocaleProvider } from '@compute-market/components/locale-provider';
import { SlowAfter } from '@compute-market/patterns/slow-hint';
import { configure } from 'storybook/test';
import { axeOptions, rulesOfStory } from '../tests/setup/axe';
import { strayNames } from '../tests/setup/names';
import { keepPageStill } from './still-page';
import { readTheme } from './theme';

// Whether something appears is what a story claims, not how soon: a busy machine may take seconds to load a part.
configure({ asyncUtilTimeout: 10_000 });

/** The theme is an attribute of the page: the toolbar writes it to storage, and the page repaints without drawing a story again. */
const wearTheme = () => {
  document.documentElement.dataset.theme = readTheme();
};
wearTheme();
window.addEventListener('storage', wearTheme);
keepPageStill();

const ComponentPage = lazy(() => import('./ComponentPage'));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: '组件自己说的话',
      toolbar: {
        title: '语言',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en-US', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'zh-CN' },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          '首页',
          '参与开发',
          '指南',
          ['主题', '颜色与状态', '金额与数字', '用词与语气', '表单与错误', '空、加载与错误'],
          '基础',
          '界面',
          '组件',
          ['基础', '布局', '操作', '输入', '浮层', '导航', '数据', '反馈', '交易'],
        ],
      },
    },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      // The console's menu stands around every screen; it is read in its own stories.
      context: { include: ['html'], exclude: ['[data-component="SideNav"]'] },
      options: axeOptions,
    },
    viewport: {
      options: {
        phone: { name: '手机 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: '平板 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  beforeEach: (context) => {
    const { a11y } = context.parameters as { a11y: { options: object } };
    const options = { ...a11y.options, rules: rulesOfStory(context.title) };
    context.parameters = { ...context.parameters, a11y: { ...a11y, options } };
  },
  afterEach: () => {
    const names = strayNames(document);
    if (names.length > 0) throw new Error(`a comma too many in the name of a picture: ${names.join(' | ')}`);
  },
  decorators: [
    // Time changes no story: that a read is slow is said where `slowAfter: 0` asks for it, and nowhere else.
    (Story, { parameters, globals }) => (
      <LocaleProvider locale={globals.locale === 'en-US' ? enUS : zhCN}>
        <SlowAfter value={parameters.slowAfter === 0 ? 0 : null}>
          <GlobalStyle />
          <Story />
        </SlowAfter>
      </LocaleProvider>
    ),
  ],
};

export default preview;
