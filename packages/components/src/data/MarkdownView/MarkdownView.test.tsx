import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { leavesSite, safeLink, safePicture } from './safe-address';
import { MarkdownView, type MarkdownViewProps } from './MarkdownView';

// The parser is fetched once, outside the time a test may wait.
beforeAll(() => import('./MarkdownBody'));

describeConformance('MarkdownView', <MarkdownView source="您好" />, { tag: 'div' });

const show = async (source: string, props: Partial<MarkdownViewProps> = {}) => {
  const { container } = render(<MarkdownView source={source} {...props} />);
  await waitFor(() => expect(container.querySelector('[data-component="Skeleton"]')).toBeNull());
  return container;
};

describe('a hostile text', () => {
  const attacks = [
    '<script>window.hit = 1</script>',
    '<img src="x" onerror="window.hit = 1">',
    '[点我](javascript:window.hit=1)',
    '[点我](java\tscript:window.hit=1)',
    '<a href="&#106;avascript:window.hit=1">点我</a>',
    '[点我](data:text/html;base64,PHNjcmlwdD4=)',
    '![图](data:text/html,<script>1</script>)',
    '![图](data:image/svg+xml;base64,PHN2Zz4=)',
    '<svg onload="window.hit = 1"><script>1</script></svg>',
    '<svg><a xlink:href="javascript:window.hit=1"><text>点我</text></a></svg>',
    '<iframe src="https://example.com" srcdoc="<script>1</script>"></iframe>',
    '<style>body { display: none }</style><p style="position:fixed">文</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1>',
    '<form action="https://example.com"><button formaction="javascript:1">送</button></form>',
    '<object data="x.swf"></object><embed src="x.swf"><base href="https://example.com">',
    '<a href="https://example.com" target="_self" onclick="window.hit = 1" id="root">点我</a>',
    '<p><noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  ];

  test.each(attacks)('%s does nothing', async (attack) => {
    const page = await show(attack);
    expect(
      page.querySelector(
        'script, style, iframe, svg:not([data-component]), object, embed, base, form, math, noscript, link, meta',
      ),
    ).toBeNull();
    for (const element of page.querySelectorAll('[data-component="MarkdownView"] *')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|srcdoc|formaction|xlink/);
        if (name === 'href' || name === 'src')
          expect(value).not.toMatch(/^\s*(?:javascript|vbscript|data:text|data:image\/svg)/i);
      }
    }
    expect(page.querySelector('#root')).toBeNull();
    expect(window).not.toHaveProperty('hit');
  });

  test.each(attacks)('%s does nothing in an HTML text', async (attack) => {
    const page = await show(attack, { format: 'html' });
    expect(
      page.querySelector(
        'script, style, iframe, object, embed, base, form, [onerror], [onload], [onclick], [style]:not([data-component])',
      ),
    ).toBeNull();
    expect(window).not.toHaveProperty('hit');
  });
});

describe('an address', () => {
  test.each(['https://example.com', 'mailto:a@example.com', 'tel:4001234567', '/console', '#费用', 'docs/1'])(
    '%s may be followed',
    (address) => expect(safeLink(address)).toBe(address),
  );
  test.each([
    'javascript:1',
    'JaVaScRiPt:1',
    '\u0001javascript:1',
    'java\nscript:1',
    'vbscript:1',
    'data:text/html,1',
    'blob:x',
    'file:///etc/passwd',
    '',
    null,
  ])('%j may not', (address) => expect(safeLink(address)).toBeUndefined());
  test.each(['https://example.com/1.png', '/1.png', 'data:image/png;base64,iVBORw0KGgo='])(
    '%s may be a picture',
    (address) => expect(safePicture(address)).toBe(address),
  );
  test.each(['data:image/svg+xml,<svg/>', 'data:text/html,1', 'javascript:1', ''])('%s may not be one', (address) =>
    expect(safePicture(address)).toBeUndefined(),
  );
  test.each([
    ['https://example.com', true],
    ['//example.com', true],
    ['/docs', false],
    ['#费用', false],
    ['mailto:a@b.cn', false],
  ])('%s leaves the site: %s', (address, leaves) => expect(leavesSite(address)).toBe(leaves));
});

test('a link that leaves the site opens a new window and hands nothing over', async () => {
  await show('[官网](https://example.com) [费用](/console/expenseDetail)');
  const away = screen.getByRole('link', { name: /官网/ });
  expect(away).toHaveAttribute('target', '_blank');
  expect(away.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('link', { name: '费用' })).not.toHaveAttribute('target');
});

test('a block of code can be copied and scrolled by keyboard', async () => {
  await show('```bash\nnvidia-smi\n```');
  expect(screen.getByRole('group', { name: 'bash 代码' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: '复制代码' })).toBeVisible();
});

test('its headings begin at the given level, have unique ids, and are reported', async () => {
  const onHeadings = vi.fn();
  await show('# 计费\n\n## 按量\n\n## 按量', { headingLevel: 3, idPrefix: 'doc', onHeadings });
  expect(screen.getByRole('heading', { level: 3, name: '计费' })).toHaveAttribute('id', 'doc-计费');
  expect(onHeadings).toHaveBeenLastCalledWith([
    { id: 'doc-计费', text: '计费', level: 3 },
    { id: 'doc-按量', text: '按量', level: 4 },
    { id: 'doc-按量-2', text: '按量', level: 4 },
  ]);
});

test('one line break is a line break, as it was typed', async () => {
  expect((await show('第一行\n第二行')).querySelector('br')).not.toBeNull();
});

test('tables, tasks and struck words are drawn', async () => {
  await show('| 显卡 | 价格 |\n| :-- | --: |\n| RTX 4090 | 2.19 |\n\n- [x] 备份\n\n~~旧价~~');
  expect(screen.getByRole('cell', { name: '2.19' })).toHaveAttribute('data-align', 'right');
  expect(screen.getByRole('checkbox', { name: '已完成' })).toBeChecked();
});

test('a picture can be opened', async () => {
  const onImageOpen = vi.fn();
  await show('![监控](https://example.com/1.png)', { onImageOpen });
  await userEvent.click(screen.getByRole('button', { name: '查看大图：监控' }));
  expect(onImageOpen).toHaveBeenCalledWith({ src: 'https://example.com/1.png', alt: '监控' });
});

test('one word may be said otherwise, and the others stay', async () => {
  render(<MarkdownView source={'- [x] 开机\n- [ ] 关机'} labels={{ done: '办妥' }} />);
  expect(await screen.findByRole('checkbox', { name: '办妥' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '未完成' })).not.toBeChecked();
});
