import type { RouteKey } from '@compute-market/contract/routes';
import type { Decorator } from '@storybook/react-vite';
import { mainAccount } from '../../viewer/fixtures';
import { ConsoleFrame } from './ConsoleFrame';

/** What stories of a page of the console share: they stand in its frame before a main account. `height`: of the page in the documentation, px. */
export const inConsole = (lit: RouteKey, height = 720) => ({
  decorators: [
    (Story) => (
      <ConsoleFrame viewer={mainAccount} lit={lit} unreadWorkOrder={false}>
        <Story />
      </ConsoleFrame>
    ),
  ] satisfies Decorator[],
  parameters: { layout: 'fullscreen', docs: { story: { height } } },
});
