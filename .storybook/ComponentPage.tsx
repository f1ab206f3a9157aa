import { LocaleProvider } from '@compute-market/components/locale-provider';
import { zhCN } from '@compute-market/components/locale/zh-CN';
import { Tabs } from '@compute-market/components/tabs';
import { Controls, Description, Source, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import changelog from '../packages/components/CHANGELOG.md?raw';
import components from '../packages/components/package.json';
import sizes from '../packages/components/sizes.json';
import { entryOf, pendingChanges, releasedChanges } from '../packages/components/src/component-facts';
import type { Guidance, GuidanceExample } from '../packages/components/src/guidance';
import { keyboard } from '../packages/components/src/keyboard.guidance';
import patterns from '../packages/patterns/package.json';
import { FirstState, States } from './States';

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

function Keyboard({ name }: { name: string }) {
  const rows = keyboard[name];
  if (!rows) return null;
  return (
    <Unstyled>
      <section className="facts">
        <h2>键盘</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">按什么</th>
              <th scope="col">做什么</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([keys, does]) => (
              <tr key={keys}>
                <td>{keys}</td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Unstyled>
  );
}

const changesets = import.meta.glob<string>('../.changeset/*.md', { query: '?raw', import: 'default', eager: true });
const packages = { components, patterns };

/** The folder of a component in its package, and the package; undefined for the pages that stand in none. */
function placeOf(storiesFile: string) {
  const [, name, folder] = /packages\/(components|patterns)\/(src\/.*)\/[^/]+$/.exec(storiesFile) ?? [];
  return name === 'components' || name === 'patterns' ? { package: packages[name], folder: `./${folder}` } : undefined;
}

function Changes({ name }: { name: string }) {
  const pending = pendingChanges(Object.values(changesets), name);
  const versions = [
    ...(pending.length > 0 ? [{ version: 'Next version', changes: pending }] : []),
    ...releasedChanges(changelog, name),
  ];
  return (
    <section className="facts">
      <h2>Changes since {components.version}</h2>
      {versions.length === 0 && <p>None.</p>}
      {versions.map(({ version, changes }) => (
        <section key={version}>
          <h3>{version}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change.replaceAll('`', '')}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const kilobyte = 1024;
const kB = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;
const weights: Readonly<Record<string, { gzip: number; later?: number } | undefined>> = sizes;

interface PageOf {
  /** As it is imported. */
  name: string;
  storiesFile: string;
}

function Import({ name, storiesFile }: PageOf) {
  const place = placeOf(storiesFile);
  const entry = place && entryOf(place.package.exports, place.folder, name);
  if (!place || entry === undefined) return null;
  const size = place.package === components ? weights[entry.replace('./', '')] : undefined;
  return (
    <>
      <Source language="typescript" code={`import { ${name} } from '${entry.replace('.', place.package.name)}';`} />
      {size !== undefined && (
        <Unstyled>
          <p>
            {kB(size.gzip)} gzip at once
            {size.later === undefined ? '' : `, ${kB(size.later)} when its heavy part is first needed`}; React,
            styled-components and other peers not counted.
          </p>
        </Unstyled>
      )}
    </>
  );
}

/** As code names it: pages are called by it too, but for those that stand for several. */
const nameOf = ({ title, component }: { title: string; component?: unknown }) =>
  (component as { displayName?: string } | undefined)?.displayName ?? title.split('/').at(-1)?.split(' ')[0] ?? '';

const tabs = ['usage', 'api'] as const;
const tabLabels = { usage: '用法', api: 'API' } as const;

/** For the product team, in Chinese: when to use it, its keys, its states. */
const Usage = ({ name }: PageOf) => (
  <>
    <WhenToUse />
    <Keyboard name={name} />
    <States />
  </>
);

/** For who writes code, in English: what to import, what it weighs, its props to try, its changes. */
const Api = (page: PageOf) => (
  <>
    <Description />
    <Import {...page} />
    <FirstState />
    <Controls />
    <Unstyled>
      <Changes name={page.name} />
    </Unstyled>
  </>
);

/** The page of a component, in two languages that are never mixed. Loaded by pages of documents alone: stories and their tests never see it. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [tab, setTab] = useState<(typeof tabs)[number]>('usage');
  const { fileName = '' } = preparedMeta.parameters as { fileName?: string };
  const page = { name: nameOf(preparedMeta), storiesFile: fileName };
  return (
    <>
      <Title />
      <Unstyled>
        <LocaleProvider locale={zhCN}>
          <Tabs
            label="读者"
            items={tabs.map((value) => ({ value, label: tabLabels[value] }))}
            value={tab}
            onValueChange={setTab}
          />
        </LocaleProvider>
      </Unstyled>
      {tab === 'usage' ? <Usage {...page} /> : <Api {...page} />}
    </>
  );
}
