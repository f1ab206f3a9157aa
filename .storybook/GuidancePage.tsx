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
import type { Guidance, GuidanceExample } from '../packages/components/src/guidance';

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Case({ kind, title, why, Example }: GuidanceExample & { kind: 'right' | 'wrong'; title: string }) {
  return (
    <section data-kind={kind}>
      <h3>{title}</h3>
      <Example />
      <p>{why}</p>
    </section>
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
        <div className="guidance">
          <List title="何时用" items={guidance.use} />
          <List title="何时不用" items={guidance.avoid} />
          <Case kind="right" title="✓ 这样写" {...guidance.right} />
          <Case kind="wrong" title="✗ 不这样写" {...guidance.wrong} />
        </div>
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
