// The files of a new component: the smallest one that keeps every rule of the house, to be filled from there.
const component = (name, words) => `import type { HTMLAttributes, Ref } from 'react';
import { Root } from './${name}.styles';

export interface ${name}Props extends HTMLAttributes<HTMLDivElement> {
  /** \`info\` draws attention, \`neutral\` does not. */
  tone?: 'neutral' | 'info';
  ref?: Ref<HTMLDivElement>;
}

/**
 * ${words}.
 *
 * It MUST name its root, spread what it does not know, join the class and pass its ref. The consumer MUST give it words;
 * words of its own go to messages.ts.
 */
export function ${name}({ tone = 'neutral', children, ...rest }: ${name}Props) {
  return (
    <Root data-component="${name}" data-tone={tone} {...rest}>
      {children}
    </Root>
  );
}
`;

const styles = () => `import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { border, color, radius, space } = vars;

export const Root = styled.div\`
  min-width: 0;
  padding: \${space[8]} \${space[12]};
  border: \${border.width.default} solid \${color.border.default};
  border-radius: \${radius.sm};
  background: \${color.surface.card};
  color: \${color.text.body};
  \${text('body')}
  overflow-wrap: anywhere;

  &[data-tone='info'] { border-color: \${color.status.info.border}; background: \${color.status.info.surface}; color: \${color.status.info.text}; }
\`;
`;

const stories = (name, words, group) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { ${name} } from './${name}';

const meta = { title: '组件/${group}/${name} ${words}', component: ${name}, args: { children: '${words}' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { children: '${words}：仅限企业认证且近三十日累计消费满一千五百元的主账号使用 UnbreakableLatinWordOfMoreThanFortyLetters' },
  decorators: [framed({ width: 160 })],
};

/** Every tone. With \`tags: ['visual']\` its picture is kept: \`npm run pictures\` takes it (docs/visual-tests.md). */
export const Matrix: Story = {
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['neutral', 'info'] as const).map((tone) => <${name} key={tone} tone={tone}>{children}</${name}>)}
    </div>
  ),
};
`;

const test = (name, words) => `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { ${name} } from './${name}';

describeConformance('${name}', <${name}>${words}</${name}>, { tag: 'div' });

test('it shows the words it is given', () => {
  render(<${name} tone="info">${words}</${name}>);
  expect(screen.getByText('${words}')).toHaveAttribute('data-tone', 'info');
});
`;

/** File name → text, for a component `name` whose Chinese name is `words` and whose group is called `group` in Storybook. */
export const componentFiles = (name, words, group) => ({
  [`${name}.tsx`]: component(name, words),
  [`${name}.styles.ts`]: styles(),
  [`${name}.stories.tsx`]: stories(name, words, group),
  [`${name}.test.tsx`]: test(name, words),
});
