/** Where a clause ends that only tells what happened; the request comes last: 거래처에서 난리났는데 | 뭘 설정해야 하나요. */
const ENDS =
  /[.?!,;\n~…]+|[ㅋㅎㅠㅜㅡ]{2,}|(?<=[가-힣](?:[는은인한던건텐]데|라서|[어아해져]서|려서|니까|지만|하고|[었았이]고|는지라|더니|길래|거든요?|[어아해]요|니다|[네군]요|[음임함]))\s/;
/** A shorter last clause asks nothing: 왜 메뉴가 없어요? 급해요. */
const SHORTEST = 8;

/** A question as what it asks at its end, and what it tells before. */
export function clausesOf(text: string): { request: string; told: string } {
  const clauses = text.split(ENDS).filter((clause) => /[가-힣a-z0-9]{2}/i.test(clause));
  const last = clauses.at(-1)?.trim() ?? '';
  const from = Math.max(0, clauses.length - (last.length < SHORTEST ? 2 : 1));
  return { request: clauses.slice(from).join(' '), told: clauses.slice(0, from).join(' ') };
}
