/** What the start of a machine goes through, in order. An instance that is starting has one of them as its `Message`. */
export const startPhases = ['排队', '分配资源', '挂载磁盘', '启动系统', '网络就绪'] as const;

/** While the image of a registry is on its way to the host (decisions 147). */
export const pullPhase = '拉取镜像';

/** The same of a container that is started from an image of a registry. */
export const pullingStartPhases = ['排队', '分配资源', pullPhase, '挂载磁盘', '启动系统', '网络就绪'] as const;
