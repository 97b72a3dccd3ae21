/** Particles and endings that may follow an unknown name, longest first. */
const PARTICLES = [
  '에서부터 으로부터 이라도 에게서 으로써 으로서 에서는 에서도 에서의 으로는 으로도 까지는 부터는 입니다',
  '이라는 이라고 한테서 에서 에게 에는 에도 으로 까지 부터 보다 처럼 만큼 마다 이나 라는 라고 하고 한테',
  '이란 로는 로도 들이 들을 들은 인데 이고 이며 은 는 이 가 을 를 의 에 와 과 로 도 만 나 란',
].flatMap((line) => line.split(' '));

export const isParticle = (text: string): boolean => PARTICLES.includes(text);

/** Nouns may also end in the other particles (회의, 시도, 평가), so those are removed from long words only. */
const CERTAIN = new Set(['을', '를', '은', '는']);

/**
 * The word without its final particle, or null. For misspelt and foreign names, which the model takes for one noun
 * including the particle.
 */
export function withoutParticle(word: string): string | null {
  for (const particle of PARTICLES) {
    if (!word.endsWith(particle)) continue;
    const stem = word.slice(0, -particle.length);
    const isLongEnough = stem.length >= (CERTAIN.has(particle) ? 2 : 3);
    return isLongEnough ? stem : null;
  }
  return null;
}
