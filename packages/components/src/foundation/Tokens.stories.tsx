import { numbers, vars } from '@compute-market/tokens';
import palette from '@compute-market/tokens/json/palette.json';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { text } from '../styles/text';

const meta = { title: '基础/设计变量', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${vars.space[12]} ${vars.space[24]};
`;
const Title = styled.h2`
  margin: ${vars.space[24]} 0 ${vars.space[12]};
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[12]};
  min-width: 0;
`;
const Name = styled.code`
  ${text('small')}
  overflow-wrap: anywhere;
  color: ${vars.color.text.secondary};
  font-family: ${vars.font.family.mono};
`;
const Swatch = styled.span`
  flex: none;
  width: ${vars.size.control.xl};
  height: ${vars.size.control.md};
  border: ${vars.border.width.default} solid ${vars.color.border.default};
  border-radius: ${vars.radius.sm};
  background: var(--swatch);
`;
const Bar = styled.span`
  flex: none;
  width: var(--bar);
  max-width: 120px;
  height: ${vars.space[8]};
  background: ${vars.color.action.default};
`;
const Shade = styled.span`
  flex: none;
  width: ${vars.size.control.xl};
  height: ${vars.size.control.xl};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface.card};
  box-shadow: var(--shade);
`;
const Sample = styled.p`
  color: ${vars.color.text.strong};
  white-space: nowrap;
`;

interface Tree {
  readonly [key: string]: string | number | Tree;
}
type Leaf = readonly [name: string, value: string | number];

/** Every leaf of a token tree with its dotted name. */
const leaves = (tree: Tree, prefix = ''): Leaf[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value] as const],
  );

const custom = (property: string, value: string) => ({ [property]: value });

const steps = Object.entries(palette.palette).flatMap(([ramp, shades]) =>
  typeof shades === 'string'
    ? []
    : Object.entries(shades).map(([step, token]) => [`palette.${ramp}.${step}`, token.$value.hex] as const),
);

export const Palette: Story = {
  render: () => (
    <Grid>
      {steps.map(([name, hex]) => (
        <Row key={name}>
          <Swatch style={custom('--swatch', hex)} />
          <Name>
            {name} {hex}
          </Name>
        </Row>
      ))}
    </Grid>
  ),
};

export const Colors: Story = {
  tags: ['visual'],
  render: () => (
    <Grid>
      {leaves(vars.color, 'color.').map(([name, value]) => (
        <Row key={name}>
          <Swatch style={custom('--swatch', String(value))} />
          <Name>{name}</Name>
        </Row>
      ))}
    </Grid>
  ),
};

export const Type: Story = {
  tags: ['visual'],
  render: () => (
    <div>
      {Object.entries(vars.text).map(([role, { size, line, weight }]) => (
        <Row key={role}>
          <Name style={{ flex: '0 0 260px' }}>
            text.{role} {Object.values(numbers.text[role as keyof typeof numbers.text]).join(' / ')}
          </Name>
          <Sample style={{ fontSize: size, lineHeight: line, fontWeight: weight }}>算力 RTX 4090 ¥1,234.56</Sample>
        </Row>
      ))}
    </div>
  ),
};

export const Scales: Story = {
  render: () => (
    <>
      {(['space', 'size', 'radius', 'border', 'breakpoint', 'layer', 'duration', 'opacity', 'font'] as const).map(
        (group) => (
          <section key={group}>
            <Title>{group}</Title>
            <Grid>
              {leaves(group in numbers ? numbers[group] : {}, `${group}.`).map(([name, value]) => (
                <Row key={name}>
                  {group === 'space' || group === 'radius' ? <Bar style={custom('--bar', `${value}px`)} /> : null}
                  <Name>
                    {name} {value}
                  </Name>
                </Row>
              ))}
            </Grid>
          </section>
        ),
      )}
    </>
  ),
};

export const Elevation: Story = {
  tags: ['visual'],
  render: () => (
    <Grid>
      {leaves(vars.shadow, 'shadow.').map(([name, value]) => (
        <Row key={name}>
          <Shade style={custom('--shade', String(value))} />
          <Name>{name}</Name>
        </Row>
      ))}
    </Grid>
  ),
};

export const MotionCurves: Story = {
  render: () => (
    <Grid>
      {[...leaves(vars.easing, 'easing.'), ...leaves(vars.duration, 'duration.')].map(([name, value]) => (
        <Name key={name}>
          {name} {value}
        </Name>
      ))}
    </Grid>
  ),
};
