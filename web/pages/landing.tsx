export function Component() {
  return <h1>안녕하세요</h1>;
}
