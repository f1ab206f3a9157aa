import { vars } from '@compute-market/tokens';
import { LocaleProvider } from '@compute-market/components/locale-provider';
import { zhCN } from '@compute-market/components/locale/zh-CN';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Guidance, GuidanceExample } from '../packages/components/src/guidance';

const { border, color, font, radius, space } = vars;
const line = `${border.width.default} solid`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(13 * ${space[32]})), 1fr));
  gap: ${space[16]};
  margin-block: ${space[16]};
  font-family: ${font.family.body};
  color: ${color.text.body};
`;

const Card = styled.section`
  min-width: 0;
  padding: ${space[16]};
  border: ${line} ${color.border.default};
  border-top: ${border.width.strong} solid ${color.border.strong};
  border-radius: ${radius.md};
  background: ${color.surface.page};
  &[data-kind='right'] { border-top-color: ${color.status.ok.text}; }
  &[data-kind='wrong'] { border-top-color: ${color.danger.text}; }
  > h3 { margin-bottom: ${space[8]}; font-weight: ${font.weight.semibold}; }
  &[data-kind='right'] > h3 { color: ${color.status.ok.text}; }
  &[data-kind='wrong'] > h3 { color: ${color.danger.text}; }
  > ul { padding-left: ${space[20]}; list-style: disc; }
  > p { margin-top: ${space[12]}; color: ${color.text.secondary}; }
`;

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Card>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}

function Case({ kind, title, why, Example }: GuidanceExample & { kind: 'right' | 'wrong'; title: string }) {
  return (
    <Card data-kind={kind}>
      <h3>{title}</h3>
      <Example />
      <p>{why}</p>
    </Card>
  );
}

const all = import.meta.glob<{ guidance: Guidance }>('../packages/components/src/*/*/*.guidance.tsx');

/** What the file beside the stories says; nothing where there is none. */
function useGuidance(storiesFile: string): Guidance | undefined {
  const [guidance, setGuidance] = useState<Guidance>();
  const name = storiesFile.replace(/^\.?\//, '../').replace('.stories.', '.guidance.');
  useEffect(() => {
    void all[name]?.().then((module) => setGuidance(module.guidance));
  }, [name]);
  return guidance;
}

function WhenToUse() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  const guidance = useGuidance(fileName ?? '');
  if (!guidance) return null;
  return (
    <Unstyled>
      <LocaleProvider locale={zhCN}>
        <Pair>
          <List title="何时用" items={guidance.use} />
          <List title="何时不用" items={guidance.avoid} />
          <Case kind="right" title="✓ 这样写" {...guidance.right} />
          <Case kind="wrong" title="✗ 不这样写" {...guidance.wrong} />
        </Pair>
      </LocaleProvider>
    </Unstyled>
  );
}

/** The page of a component: Storybook's own, with when to use it on top. Loaded by pages of documents alone: stories and their tests never see it. */
export default function GuidancePage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <WhenToUse />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
