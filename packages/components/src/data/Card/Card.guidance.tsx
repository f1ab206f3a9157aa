import { Link } from '../../actions/Link/Link';
import type { Guidance } from '../../guidance';
import { Money } from '../Money/Money';
import { Card } from './Card';

export const guidance: Guidance = {
  use: ['一页里的一块：标题说它是什么，右上角放这一块的动作', '表格与标签页贴边用 padding="none"'],
  avoid: ['卡片里再套卡片：用 Divider 或 Stack 分段', '只为了留白：用 Stack', '一组可选的块：用 RadioCards'],
  right: {
    why: '一块一件事，标题也是这一块的名字。',
    Example: () => (
      <Card title="本月消费" actions={<Link href="#bills">看账单</Link>}>
        <Money fen={382_710} size="card" tone="strong" />
      </Card>
    ),
  },
  wrong: {
    why: '框里有框，边线多过内容，也没有标题。',
    Example: () => (
      <Card>
        <Card>
          <Card>
            本月消费 <Money fen={382_710} />
          </Card>
        </Card>
      </Card>
    ),
  },
};
