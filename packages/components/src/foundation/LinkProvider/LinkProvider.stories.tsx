import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/Link/Link';
import type { AnchorProps } from './LinkContext';
import { LinkProvider } from './LinkProvider';

/** Stands for a router's link: the page does not reload. */
const StayHere = ({ children, ...rest }: AnchorProps) => (
  <a {...rest} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
);

const meta = {
  title: '组件/基础/LinkProvider 链接提供者',
  component: LinkProvider,
  args: { anchor: StayHere, children: <Link href="/console/orders">查看充值记录</Link> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without a provider a link is an `<a>`. */
export const PlainAnchor: Story = { render: ({ children }) => <>{children}</> };
