@interface NotePage : UIViewController {
  UILabel *_heading;
}
@property (weak, nonatomic) IBOutlet UILabel *subtitle;
@property (weak, nonatomic) IBOutlet UILabel *day, *place, *weather;
@end

@implementation NotePage
@end
