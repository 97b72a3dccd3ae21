/** One example of every element that members can write. */
export const RICH_TEXT = `
<h2>Studio 4.6에서 달라진 점</h2>
<p>화면 인식 엔진을 새로 만들었습니다. <strong>표가 많은 업무</strong>에서 정확도가 크게 높아졌고,
<a href="#main">마이그레이션 안내</a>대로 기존 스크립트를 그대로 쓸 수 있습니다. 설정값은 <code>runtime.locale</code>입니다.</p>
<ul><li>한글 문서에서 표 읽기</li><li>엑셀 서식 유지<ol><li>셀 병합</li><li>조건부 서식</li></ol></li></ul>
<h3>적용 범위</h3>
<table><thead><tr><th>제품</th><th>이전 버전</th><th>새 버전</th><th>지원 운영체제</th><th>비고</th></tr></thead>
<tbody><tr><td>Studio</td><td>4.5.3</td><td>4.6.0</td><td>Windows 10, 11, Server 2022</td><td>재시작이 필요합니다</td></tr>
<tr><td>Robot</td><td>4.5.2</td><td>4.6.0</td><td>Windows 10, 11</td><td>무인 실행 모드 포함</td></tr></tbody></table>
<blockquote><p>업데이트 전에 Manager의 예약 실행을 잠시 멈춰주세요.</p></blockquote>
<pre><code>robot run --project "전표입력" --retry 3 --log-level info --output C:\\RPA\\results\\2026-11-21.json</code></pre>
<hr><h4>문의</h4><p>고객지원 페이지에 남겨주세요.</p>`;
