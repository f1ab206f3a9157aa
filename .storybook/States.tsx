import { Anchor, Canvas, DocsContext, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { stateName } from './state-names';

interface FramedStory {
  title: string;
  parameters: object;
  storyGlobals: object;
}

/** Of a frame that nobody gave one: of a whole screen, and of a part with its dialogs. */
const heights = { screen: '800px', part: '560px' };
/** Of the box around a state, px. */
const border = 1;

/**
 * The frame a story stands in: screens and their dialogs are as wide as there is room, and one that is about a phone or tablet asks for its size.
 * Undefined for what is drawn in the page itself.
 */
function frameOf({ title, parameters, storyGlobals }: FramedStory) {
  const { docs, layout, viewport } = parameters as {
    layout?: string;
    docs?: { story?: { inline?: boolean; height?: string | number } };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } } | undefined> };
  };
  const asked = (storyGlobals as { viewport?: { value?: string } }).viewport?.value;
  const window = viewport?.options?.[asked ?? ''];
  if (window !== undefined && asked !== 'desktop') return window.styles;
  if (!title.startsWith('界面/') && docs?.story?.inline !== false) return undefined;
  const height = docs?.story?.height ?? heights[layout === 'fullscreen' ? 'screen' : 'part'];
  return { width: '100%', height: typeof height === 'number' ? `${height}px` : height };
}

/** A story on a page of documents, as it is before anyone tries it. */
export function Example({ of, withToolbar = false }: { of: object; withToolbar?: boolean }) {
  const { story } = useOf(of, ['story']);
  const frame = frameOf(story);
  return (
    <div
      className="example"
      data-wide={frame?.width === '100%'}
      style={{ width: frame && `calc(${frame.width} + ${2 * border}px)` }}
    >
      <Canvas
        of={of}
        layout={frame && 'fullscreen'}
        withToolbar={withToolbar}
        story={{ __forceInitialArgs: !withToolbar, inline: frame === undefined, height: frame?.height }}
        source={{ __forceInitialArgs: !withToolbar }}
      />
    </div>
  );
}

/** Every state of a component, by its Chinese name. */
export function States() {
  const { componentStories } = useContext(DocsContext);
  const shown = componentStories().filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  return shown.map(({ id, title, name, moduleExport }) => (
    <Anchor key={id} storyId={id}>
      <Subheading>{stateName(title, name)}</Subheading>
      <Example of={moduleExport} />
    </Anchor>
  ));
}

/** The first state, to be tried with the props beside it. */
export function FirstState() {
  const { componentStories } = useContext(DocsContext);
  const first = componentStories().find(({ tags }) => tags.includes('autodocs'));
  return first && <Example of={first.moduleExport} withToolbar />;
}
