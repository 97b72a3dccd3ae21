const DAY_HOURS = 24;

export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return safeDecode(value.join('='));
  }
  return null;
}

/** One day, path /, SameSite Lax unless told otherwise (specification point 9); Secure wherever the page itself is. */
export function writeCookie(name: string, value: string, hours: number = DAY_HOURS): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${hours * 3600}; Path=/; SameSite=Lax${secure}`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0);
}

/** A cookie that somebody else wrote may hold a lone `%`. */
function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
