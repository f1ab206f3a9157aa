import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { expect, test } from 'vitest';
import { choicesOf, fitForm } from './choices';
import { registryProblem, withContainerImage } from './container-image';
import { filledForm, market } from './fixtures';

const offering = { ...market, options: { ...market.options, image_registries: ['docker.io', 'ghcr.io'] } };
const keysOf = (all: typeof market) => choicesOf(all, filledForm).images.map(({ key }) => key);

test('an image of a registry is the last choice of a container, and never chosen by itself', () => {
  const all = withContainerImage(offering, 'docker');
  expect(keysOf(all).at(-1)).toBe(CONTAINER_IMAGE_KEY);
  expect(fitForm({ ...filledForm, image_name: CONTAINER_IMAGE_KEY }, all).image_name).toBe(CONTAINER_IMAGE_KEY);
  expect(fitForm({ ...filledForm, image_name: '' }, all).image_name).not.toBe(CONTAINER_IMAGE_KEY);
});

test('it is no choice of a virtual machine, and none where no registry is told', () => {
  expect(keysOf(withContainerImage(offering, 'kvm'))).not.toContain(CONTAINER_IMAGE_KEY);
  expect(keysOf(withContainerImage(market, 'docker'))).not.toContain(CONTAINER_IMAGE_KEY);
});

test('a registry that is not allowed is told once the reference can be read', () => {
  expect(registryProblem('quay.io/a/b', ['docker.io'])).toBe('只能使用 docker.io 的公开镜像，请更换镜像地址');
  expect(registryProblem('nginx', ['docker.io'])).toBeNull();
  expect(registryProblem('', ['docker.io'])).toBeNull();
});
