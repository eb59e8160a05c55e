//! Names, titles and comments as they stand in records.

pub(super) const VIETNAMESE: &str = "\
Lại Lý Huynh
Lại Lý Huynh - Nguyễn Thành Bảo
Nguyễn Thành Bảo
Trềnh A Sáng
Trương A Minh
Mai Thanh Minh
Nguyễn Vũ Quân
Nguyễn Hoàng Lâm
Vũ Minh Châu
Hà Văn Tiến
Nguyễn Trần Đỗ Ninh
Võ Minh Nhất
Trần Văn Ninh
Đào Quốc Hưng
Đào Cao Khoa
Nguyễn Minh Nhật Quang
Tôn Thất Nhật Tân
Phan Nguyễn Công Minh
Hoàng Thị Hải Bình
Ngô Lan Hương
Đàm Thị Thùy Dung
Nguyễn Phi Liêm
Hồ Nguyễn Hữu Duy
Nguyễn Anh Quân
Lê Thị Hương
Cao Phương Thanh
Bùi Dương Trân
Trần Quốc Việt
Diệp Khai Nguyên
Uông Dương Bắc
Phạm Quốc Hương
Đặng Hùng Việt
Vũ Huy Cường
Bùi Quốc Khánh
Nguyễn Khánh Ngọc
Trần Tuệ Doanh
Lý Thế Dũng
Trịnh Văn Thành
Huỳnh Linh
Đỗ Minh Phú
Giải vô địch
Giải vô địch quốc gia
Giải vô địch cờ tướng toàn quốc năm 2019
Giải cờ tướng đồng đội hạng nhất quốc gia
Giải cờ tướng trẻ
Cúp Phương Trang
Giải Ngũ Dương
Giải vô địch châu Á lần thứ 17
Đại hội thể thao Đông Nam Á
Giải phong trào xuân Quý Mão
Hội làng
Hội chợ xuân
Vòng 1
Vòng loại
Vòng chung kết
Bán kết
Chung kết
Trận tranh hạng ba
Bảng nam
Bảng nữ
Hà Nội
Thành phố Hồ Chí Minh
Đà Nẵng
Hải Phòng
Cần Thơ
Bình Dương
Bình Phước
Quảng Ninh
Huế
Bắc Giang
Vũng Tàu
Kiên Giang
Đắk Lắk
Lâm Đồng
Hội An, Quảng Nam
Khai cuộc
Trung cuộc
Tàn cuộc
Sát cuộc
Cờ thế giang hồ
Cờ tàn thực dụng
Quất trung bí
Mai hoa phổ
Bách biến tượng kỳ phổ
Pháo đầu đối bình phong mã
Thuận pháo hoành xa đối trực xa
Nghịch pháo
Phi tượng cục
Tiên nhân chỉ lộ
Tiên nhân chỉ lộ đối tốt để pháo
Khởi mã cục
Quá cung pháo
Sĩ giác pháo
Pháo đầu đối phản cung mã
Ngũ lục pháo
Ngũ thất pháo
Ngũ bát pháo
Tuần hà xa
Quá hà xa
Uyên ương pháo
Quy bối pháo
Đơn đề mã
Thí quân sát cục
Xe pháo tốt toàn sĩ tượng
Mã pháo thắng sĩ tượng bền
Xe chống xe mã
Song xe thắng xe sĩ tượng
Tốt đáy
Tốt lụt
Chiếu hết
Chiếu bí
Hết nước đi
Trường chiếu
Trường tróc
Hòa cờ
Đỏ thắng
Đen thắng
Đỏ đi trước thắng
Đen đi trước hòa
Bên tiên thắng
Hậu thắng
Tiên hòa
Đỏ tiên thắng ở thế cờ này
Đây là nước đi hay nhất.
Nước này quá chậm, nên đi pháo 2 bình 5.
Nếu đỏ ăn xe thì đen chiếu hết ngay.
Đen ưu thế rõ rệt
Đỏ ưu
Cân bằng
Thế cờ hai bên ngang nhau.
Bỏ mã để lấy thế công
Đổi xe
Phế xe sát cục đẹp mắt!
Đen thua vì hết thời gian
Đen xin thua
Hai bên đồng ý hòa
Sai lầm nghiêm trọng
Nước cờ thừa
Hay!
Nước yếu
Nước mạnh nhất
Đến đây đen buông cờ chịu thua.
Bên đỏ mất quân mà không có gì bù lại.
Xe đỏ chiếm lộ giữa, mã đen không còn chỗ chạy.
Tượng bay lên lộ biên để giữ tốt
Sĩ lên che tướng
Tướng ra lộ 4
Pháo về giữ nhà
Mã nhảy qua sông
Bình luận: Lê Thiên Vị
Người ghi: Nguyễn Tấn Phát
Trọng tài: Đặng Tất Thắng
Biên soạn: Trần Phương
Sưu tầm
Kỳ đài
Kỳ vương
Kỳ tiên
Đặc cấp quốc tế đại sư
Đặc cấp đại sư
Đại sư
Kiện tướng quốc gia
Kiện tướng
Cấp một
Đội trưởng
Câu lạc bộ cờ tướng Hà Nội
Câu lạc bộ
Học viện cờ
Ván 3
Ván cờ hay nhất giải
Ván cờ biểu diễn
Cờ bỏi
Cờ người
Cờ chớp
Cờ nhanh
Cờ tiêu chuẩn
Cờ mù
Chấp xe
Chấp mã
Chấp hai mã
Chấp tiên
Tài liệu cờ
Bài tập tàn cuộc căn bản
Những ván cờ nổi tiếng của các danh thủ Việt Nam
Tổng hợp ván đấu của danh thủ Hứa Ngân Xuyên
Hồ Vinh Hoa
Lữ Khâm
Triệu Quốc Vinh
Hứa Ngân Xuyên
Vương Thiên Nhất
Trịnh Duy Đồng
Tưởng Xuyên
Hồng Trí
Tôn Dũng Chinh
Mạnh Thần
Uông Dương
Tạ Tĩnh
Triệu Hâm Hâm
Hách Kế Siêu
Vương Gia Lương
Dương Quan Lân
Lý Lai Quần
Liễu Đại Hoa
Từ Thiên Hồng
Liêu Nhị Bình
Đặng Phụng
Sau nước này đỏ không thể tránh được thế thua.
Nếu đi xe 1 bình 4 thì đen sẽ phản công bằng pháo trùng.
Đen chỉ còn cách đổi pháo lấy mã rồi cầu hòa.
Trước đây danh thủ Trung Quốc thường đi mã 8 tiến 7.
Phương án phòng thủ này được nhiều kỳ thủ trẻ ưa thích.
Hai xe của đỏ đã xâm nhập trận địa đối phương.
Ưu thế của bên tiên đã rõ, nhưng thắng được còn khó.
Đây là thế trận thường gặp trong các giải đấu gần đây.
Thật là một ván cờ đặc sắc!
Thời gian: 60 phút cộng 30 giây mỗi nước
LẠI LÝ HUYNH
GIẢI VÔ ĐỊCH CỜ TƯỚNG QUỐC GIA
NGUYỄN THÀNH BẢO THẮNG TRỀNH A SÁNG
ĐỎ THẮNG";

pub(super) const CHINESE: &str = "\
王天一
郑惟桐
吕钦
许银川
赵国荣
胡荣华
洪智
蒋川
孟辰
汪洋
谢靖
赵鑫鑫
郝继超
孙勇征
徐超
徐天红
陶汉明
于幼华
柳大华
李来群
杨官璘
王嘉良
蔡福如
万春林
金波
申鹏
程鸣
曹岩磊
王廓
刘子健
武俊强
唐丹
王琳娜
赵冠芳
张国凤
党国蕾
金海英
赖理兄
阮成保
吴宗翰
北京 刘永富 负 北京 张永生
成都 孟辰
江苏 刘柏宏
广东 吕钦 胜 黑龙江 赵国荣
吉林 洪智 和 湖北 柳大华
上海
北京
广州
黑龙江省
浙江民泰银行
河北金环钢构
四川成都
全国象棋个人赛
全国象棋甲级联赛
2010年第16届广州亚运会象棋赛
1966年全国个人赛对局选
五羊杯全国象棋冠军邀请赛
2025年第五届上海杯象棋大师公开赛
2026年第137届龙马鹏程大兴月赛
第32届东南亚运动会象棋比赛男子个人赛
世界象棋锦标赛
男子第6轮
女子组
第1轮
半决赛
决赛
红胜
黑胜
和棋
和局
未知
红先胜
红先和
黑胜
中炮对屏风马
中炮过河车互进七兵对屏风马
顺炮直车对横车
中炮对左三步虎
仙人指路对卒底炮
飞相对左中炮
起马对挺卒
过宫炮对左正马
士角炮
五七炮对屏风马进３卒
五六炮
反宫马
单提马
鸳鸯炮
龟背炮
列手炮
急进中兵
弃马十三招
第01局 注解与变着
第101局 徐天红先负汪洋
橘中秘
梅花谱
适情雅趣
百局象棋谱
竹香斋象戏谱
韬略元机
梦入神机
七星聚会
蚯蚓降龙
野马操田
千里独行
鸿雁传书
少子百局谱
象棋实用残局
残局的生死棋型
6步杀6177
12步杀9601
非连杀小局074参考着法
借将杀法示意图
马后炮
卧槽马
挂角马
双车错
闷宫
铁门栓
海底捞月
大胆穿心
白脸将
红弃双车，双炮胜
形势紧迫，红方飞相撵车是积极的应着。
黑方优势。
红方优势
双方均势
全局说明。
主线第二着注解。
如改走车二进六，则马７进６，黑方满意。
红方平炮打车，着法有力！
黑方应改走士４进５，较为稳健。
败着！由此陷入被动。
至此，黑方认负。
以下红方车炮兵攻杀，黑方难以抵挡。
此着是布局的关键，如误走卒７进１，则红方可得子占优。
双方经过激战，最终握手言和。
这步棋看似平淡，实则暗藏杀机。
红方多兵占优，胜利在望。
黑方弃子抢攻，但力量不足。
精彩的弃车杀法
妙手！
缓手
正着
超时判负
逼和
长将作负
感谢使用鲨鱼象棋软件
欢迎访问《象棋百科全书网》
无标题
某甲
先手
后手
特级大师
大师
裁判长
记录
评注：言穆江
每方60分钟，每步加30秒
快棋
慢棋
让左马
让单马
让双马
饶先";

pub(super) const TRADITIONAL: &str = "\
文山陳建宇　先勝　文山王韋中
2018「棋夢盃」全國象棋等級分分組排名試驗賽
陳建宇
王韋中
紅勝
黑勝
和局
實戰全局/開局
順炮直車對橫車
中炮對屏風馬
中炮過河車對屏風馬
仙人指路對卒底炮
橘中秘
讓左馬
讓單馬
梅花譜
適情雅趣
許銀川
呂欽
趙國榮
胡榮華
楊官璘
吳貴臨
馬仲威
劉國華
高懿屏
江中豪
林世偉
黃學謙
陳振杰
趙汝權
曾益謙
香港
臺北
臺灣
澳門
全國象棋錦標賽
亞洲象棋錦標賽
世界象棋錦標賽
紅方優勢
黑方優勢
雙方均勢
如改走車二進六，則馬７進６，黑方滿意。
紅方平炮打車，著法有力！
黑方應改走士４進５，較為穩健。
敗著！由此陷入被動。
至此，黑方認負。
以下紅方車炮兵攻殺，黑方難以抵擋。
這步棋看似平淡，實則暗藏殺機。
精彩的棄車殺法
妙手！
第一局
紅先勝
紅先和
炮二平五　炮８平５
馬二進三　馬８進７
車一平二　車９進１
前炮進四　後馬退五";
